export {
  isHalted,
  operationConfig,
  refuseIfStopped,
  refuseToWork,
  refuseWhileHalted,
  STOPPED,
  standing,
} from './suspension.service.ts'
