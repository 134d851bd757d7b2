export { suspend } from './halting.ts'
export { resumeInstallation, stopInstallation } from './installation.ts'
