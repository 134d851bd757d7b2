/** How many milliseconds a deed computes for, however much else the machine does meanwhile. */
export function computingMs(deed: () => void): number {
  const before = process.cpuUsage()
  deed()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
