export { halt } from './halting.ts'
export { keepInStep, resumeInstallation, stopInstallation } from './installation.ts'
