export {
  isSuspended,
  operationConfig,
  readSuspension,
  refuseToWork,
  refuseWhileInstallationStopped,
  refuseWhileSuspended,
  STOP_SWITCH,
} from './suspension.service.ts'
