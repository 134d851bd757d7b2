export {
  isHalted,
  operationConfig,
  refuseIfStopped,
  refuseToWork,
  refuseWhileHalted,
  STOPPED,
  standing,
} from './fence.service.ts'
