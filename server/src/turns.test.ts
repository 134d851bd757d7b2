import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

const nothing = () => new Promise<void>((resolve) => setImmediate(resolve))

it('A few of one key go at once, the others in their order, and nobody waits for another key', async () => {
  const turns = new Turns(2)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const does = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => turns.take(name[0] ?? '', does(name)))
  await nothing()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  ends.get('a2')?.()
  await nothing()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const name of ['a1', 'a3', 'b1']) ends.get(name)?.()
  await nothing()
  ends.get('a4')?.()
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

it('What fails gives its turn on too', async () => {
  const turns = new Turns(1)
  const failing = turns.take('a', () => Promise.reject(new Error('No')))
  const next = turns.take('a', async () => 'Yes')
  await expect(failing).rejects.toThrow('No')
  expect(await next).toBe('Yes')
})
