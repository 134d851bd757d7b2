import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { readDraft } from './useDraft.ts'
import { problemIn, type RecordFormOptions, useRecordForm } from './useRecordForm.ts'

const Person = z.object({
  name: z.string().trim().min(2, 'Too short'),
  age: z.string().regex(/^\d+$/, 'No number'),
  facts: z.array(z.object({ text: z.string().min(1, 'Empty') })),
})
type Values = z.input<typeof Person>
const saved: Values = { name: '', age: '', facts: [] }

const open = (options: Partial<RecordFormOptions<Values>> = {}) =>
  renderHook((given: Partial<RecordFormOptions<Values>>) => useRecordForm({ saved, schema: Person, ...given }), {
    initialProps: options,
  })
const submit = vi.fn()

beforeEach(() => {
  localStorage.clear()
  submit.mockReset()
})

describe('what is wrong is told', () => {
  it('of every field once the form was sent, and then as long as it is so', () => {
    const { result } = open()
    act(() => result.current.change({ name: 'A' }))
    act(() => result.current.leave('name'))
    expect(result.current.problems).toEqual({})
    act(() => void result.current.submit(submit))
    expect(result.current.problems).toEqual({ name: 'Too short', age: 'No number' })
    act(() => result.current.change({ name: 'Ada' }))
    expect(result.current.problems).toEqual({ age: 'No number' })
    expect(submit).not.toHaveBeenCalled()
  })

  it('of a field that was left, where the form asks for that', () => {
    const { result } = open({ tell: 'left' })
    act(() => result.current.field('name').onChange({ target: { value: 'A' } }))
    expect(result.current.problems).toEqual({})
    act(() => result.current.field('name').onBlur())
    expect(result.current.problems).toEqual({ name: 'Too short' })
  })

  it('at once, where the form asks for that', () => {
    expect(open({ tell: 'always' }).result.current.problems).toEqual({ name: 'Too short', age: 'No number' })
  })

  it('of something within a field by its path', () => {
    const { result } = open({ tell: 'always' })
    act(() => result.current.change({ facts: [{ text: 'Mugs' }, { text: '' }] }))
    expect(result.current.problems['facts.1.text']).toBe('Empty')
    expect(problemIn(result.current.problems, 'facts')).toBe('Empty')
    expect(problemIn(result.current.problems, 'name')).toBe('Too short')
  })

  it('in the words of the server until the field changes', () => {
    const { result } = open({ saved: { name: 'Ada', age: '36', facts: [] } })
    act(() => result.current.refuse({ name: 'Taken' }, 'Not saved'))
    expect([result.current.problems.name, result.current.problem]).toEqual(['Taken', 'Not saved'])
    act(() => result.current.change({ name: 'Ada B' }))
    expect([result.current.problems.name, result.current.problem]).toEqual([undefined, 'Not saved'])
    act(() => void result.current.submit(submit))
    expect(result.current.problem).toBeUndefined()
  })
})

describe('what is good', () => {
  it('is sent as the schema reads it, and the form is busy meanwhile', async () => {
    let arrive = () => {}
    submit.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)))
    const { result } = open({ saved: { name: ' Ada ', age: '36', facts: [] } })
    act(() => void expect(result.current.submit(submit)).toBe(true))
    expect(submit).toHaveBeenCalledWith({ name: 'Ada', age: '36', facts: [] })
    expect(result.current.busy).toBe(true)
    arrive()
    await waitFor(() => expect(result.current.busy).toBe(false))
  })

  it('has what was not chosen filled in, which does not count as typed', () => {
    const complete = (values: Values) => ({ ...values, age: values.age || '36' })
    const { result } = open({ saved: { name: 'Ada', age: '', facts: [] }, complete })
    expect(result.current.values.age).toBe('36')
    expect(result.current.typed.age).toBe('')
    expect(result.current.isDirty).toBe(false)
    act(() => void result.current.submit(submit))
    expect(submit).toHaveBeenCalledWith({ name: 'Ada', age: '36', facts: [] })
  })
})

describe('what is typed', () => {
  it('stands over what is saved, which may change below it', () => {
    const { result, rerender } = open()
    rerender({ saved: { name: 'Ada', age: '36', facts: [] } })
    expect(result.current.values.name).toBe('Ada')
    act(() => result.current.change({ name: 'Grace' }))
    expect([result.current.values.name, result.current.isDirty]).toEqual(['Grace', true])
    act(() => result.current.reset())
    expect([result.current.values.name, result.current.isDirty]).toEqual(['Ada', false])
  })

  it('is no change where the form says so', () => {
    const { result } = open({ isSame: (typed, was) => typed.name.trim() === was.name })
    act(() => result.current.change({ name: '  ' }))
    expect(result.current.isDirty).toBe(false)
  })

  it('is there again after a reload, until it is thrown away', async () => {
    const first = open({ draft: 'person' })
    act(() => first.result.current.change({ name: 'Grace' }))
    await waitFor(() => expect(readDraft('person')).toEqual({ name: 'Grace', age: '', facts: [] }))
    first.unmount()
    const { result } = open({ draft: 'person' })
    expect([result.current.values.name, result.current.isRestored]).toEqual(['Grace', true])
    act(() => result.current.reset())
    expect([result.current.values.name, result.current.isRestored]).toEqual(['', false])
    expect(readDraft('person')).toBeUndefined()
  })
})
