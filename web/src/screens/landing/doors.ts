/** The ways from the landing page to the one door. */
export const SIGN_IN = '/api/login'
export const SIGN_UP = '/api/login?mode=signup'
