export { isHalted, operationConfig, refuseIfStopped, refuseWhileHalted, STOPPED, standing } from './fence.service.ts'
