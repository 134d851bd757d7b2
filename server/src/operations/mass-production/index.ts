export {
  type AutoPilot,
  autoPilot,
  cancelWriting,
  endAutonomous,
  queuedScripts,
  resumeWriting,
  startAutonomous,
} from './production.service.ts'
