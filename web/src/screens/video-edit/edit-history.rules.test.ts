import { describe, expect, it } from 'vitest'
import { changed, redone, startedWith, undone } from './edit-history.rules.ts'

const one = { music: 'calm' }
const two = { music: 'warm' }
const three = { ...two, captions: false }

describe('the history of changes', () => {
  it('goes back and forth step by step', () => {
    const history = changed(changed(startedWith({}), two, 'music', 0), three, 'captions', 100)
    expect(undone(history).now).toEqual(two)
    expect(undone(undone(history)).now).toEqual({})
    expect(redone(undone(history)).now).toEqual(three)
    expect(undone(undone(undone(history))).now).toEqual({})
    expect(redone(history).now).toEqual(three)
  })

  it('takes what is typed in one go as one step', () => {
    const typed = changed(changed(startedWith({}), one, 'music', 0), two, 'music', 900)
    expect(undone(typed).now).toEqual({})
    const twice = changed(changed(startedWith({}), one, 'music', 0), two, 'music', 5000)
    expect(undone(twice).now).toEqual(one)
  })

  it('forgets what was undone when something else is changed, and counts no change that changes nothing', () => {
    const back = undone(changed(startedWith({}), one, 'music', 0))
    expect(redone(changed(back, two, 'music', 9000)).now).toEqual(two)
    expect(changed(back, {}, 'music', 9000)).toBe(back)
  })
})
