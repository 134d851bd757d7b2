/**
 * The product's own icons on a grid of 96. A line is a tone (m main, s soft, d dark, g ground; with a number: a stroke
 * that wide), a shape (o circle, r rounded rectangle, p path) and its figures.
 */
export const ICONS: Record<string, string[]> = {
  spark: ['m p M48 8 Q52 44 88 48 Q52 52 48 88 Q44 52 8 48 Q44 44 48 8 Z', 's o 76 20 8', 's o 20 76 6'],
  clock: ['m o 48 48 38', 'g o 48 48 30', 'm7 p M48 28 L48 49 L62 58', 's o 48 49 4'],
}
