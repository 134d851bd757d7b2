export { keepHaltedStill, resumeInstallation, stopInstallation } from './installation.ts'
