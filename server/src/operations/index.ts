export { resumeInstallation, stopInstallation } from './installation.service.ts'
export { suspend } from './suspension.service.ts'
