/** As much of Remotion as the bench speaks to: it is installed into `bench/.scratch` on first use and nowhere else. */
declare module 'remotion' {
  import type { ComponentType, ReactElement } from 'react'

  type Props<T> = {
    id: string
    component: ComponentType<T>
    width: number
    height: number
    fps: number
    durationInFrames: number
    defaultProps: T
    calculateMetadata(given: { props: T }): { width: number; height: number; durationInFrames: number }
  }
  export function Composition<T>(props: Props<T>): ReactElement
  export function registerRoot(root: ComponentType): void
  export function useCurrentFrame(): number
  export function staticFile(path: string): string
  export function delayRender(why: string): number
  export function continueRender(handle: number): void
}
