export const PASSWORD_MIN = 8
export const RESET_LINK_HOURS = 1
export const CONFIRM_LINK_HOURS = 48

/** confirmed: or nobody asks · by-mail: the link comes by mail · by-operator: no mail can be sent, so whoever runs the installation hands it over */
export const ADDRESS_STATES = ['confirmed', 'by-mail', 'by-operator'] as const

/** Where the link in the mail leads: the door, with the token. */
export const confirmPath = (token: string): string => `/api/login?confirm=${encodeURIComponent(token)}`
