export { autoPilot, cancelWriting, endAutonomous, resumeWriting, startAutonomous } from './production.service.ts'
