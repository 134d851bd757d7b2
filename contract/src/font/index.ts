/** Where a browser gets a font that films are set in. */
export const fontFile = (name: string): string => `/api/fonts/${encodeURIComponent(name)}`
