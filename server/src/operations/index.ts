export { halt } from './halting.ts'
export { resumeInstallation, stopInstallation } from './installation.ts'
