export { advanceAll, orderOpenPackages } from './advance.ts'
export {
  autoPilot,
  endAutonomous,
  haltWriting,
  mayPublishAlone,
  resumeWriting,
  startAutonomous,
} from './production.service.ts'
