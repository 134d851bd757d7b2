import { expect, it } from 'vitest'
import { earlyClick, keepEarlyClick } from './early-click.ts'

it('gives back the last button of those that were clicked too early, once', () => {
  document.body.innerHTML = '<button><i>one</i></button><button>two</button><p>three</p>'
  const [one, two] = document.querySelectorAll('button')
  keepEarlyClick()
  two!.click()
  one!.querySelector('i')!.click()
  expect(earlyClick()).toBe(one)
  expect(earlyClick()).toBeUndefined()
  two!.click()
  expect(earlyClick()).toBeUndefined()
})

it('gives back nothing where something else was clicked since', () => {
  document.body.innerHTML = '<button>one</button><p>two</p>'
  keepEarlyClick()
  document.querySelector('button')!.click()
  document.querySelector('p')!.click()
  expect(earlyClick()).toBeUndefined()
})
