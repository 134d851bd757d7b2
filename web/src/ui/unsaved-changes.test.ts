import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mayLeave, useUnsavedChanges } from './unsaved-changes.ts'

const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('asks before leaving a form with unsaved changes, and no longer once they are saved', () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const form = renderHook(({ dirty }) => useUnsavedChanges(dirty), { initialProps: { dirty: true } })
  expect(mayLeave()).toBe(false)
  expect(leaving()).toBe(true)
  confirm.mockReturnValue(true)
  expect(mayLeave()).toBe(true)
  form.rerender({ dirty: false })
  confirm.mockReturnValue(false)
  expect(mayLeave()).toBe(true)
  expect(leaving()).toBe(false)
})
