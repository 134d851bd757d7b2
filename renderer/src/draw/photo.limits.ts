/** How far the owner's pictures may be taken from what they are. */

/** They are enlarged so many times at most, with what they grow while they are seen. */
export const ENLARGED = 1.3
/** A picture over the whole frame comes so much nearer while its shot lasts. */
export const GROWS = 0.06
/** Where nobody has said what matters in a picture, in parts of its width and height: a little above the middle, where faces are. */
export const MIDDLE = { x: 0.5, y: 0.42 }
