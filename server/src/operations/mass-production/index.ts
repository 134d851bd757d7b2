export { autoPilot, endAutonomous, haltWriting, resumeWriting, startAutonomous } from './production.service.ts'
