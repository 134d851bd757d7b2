import { expect, it } from 'vitest'
import { figuresOf } from './figures.rules.ts'

it.each([
  ['A simple cremation is £1,195', [1195]],
  ['eleven hundred and ninety-five pounds', [1195]],
  ['forty-eight pounds, two hours', [48, 2]],
  ['R450 and US$0.09', [450, 0.09]],
  ['since nineteen seventy-four', [1974]],
  ['since 1974', [1974]],
  ['4.1 million words', [4_100_000]],
  ['two hundred and five seats, three steps', [205, 3]],
  ['a hundred thousand', [100_000]],
  ['one, two and three', [1, 2, 3]],
  ['on December 16 at 4 am', [16, 4]],
  ['no figure in it', []],
])('%s says %j', (text, figures) => expect(figuresOf(text)).toEqual(figures))
