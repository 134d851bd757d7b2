export { complianceFigures, mendLabels, scoreScript } from './compliance.service.ts'
export { insertCheck } from './compliance.store.ts'
