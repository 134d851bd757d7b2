export { keepInStep, resumeInstallation, stopInstallation } from './installation.ts'
