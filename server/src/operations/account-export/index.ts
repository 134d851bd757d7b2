export { deleteAccount } from './account-export.service.ts'
