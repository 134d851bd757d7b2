export { deleteAccount } from './own-data.service.ts'
