/** How the id of a voice looks that an installation has besides: `af_bella`, `es-F1`. Whether it is there, the service knows. */
export const FURTHER_VOICE = /^[a-z]{2,12}[_-][A-Za-z0-9_-]{1,40}$/
