export const PASSWORD_MIN = 8
export const RESET_LINK_HOURS = 1
