export { isHalted, refuseIfStopped, refuseWhileHalted, STOPPED, standing } from './fence.service.ts'
