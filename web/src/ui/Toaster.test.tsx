import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import Toaster from './Toaster.tsx'
import { dismissToast, toast, useToasts } from './toast.ts'

function Count() {
  return <output>{useToasts().length}</output>
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await passes(2_000_000)
  vi.useRealTimers()
})

describe('toasts', () => {
  it('show one at a time: the newest', () => {
    render(<Toaster />)
    act(() => {
      toast({ title: 'Brand Updated' })
      toast({ title: 'Logo Uploaded' })
    })
    expect(screen.queryByText('Brand Updated')).toBeNull()
    expect(screen.getByText('Logo Uploaded')).toBeVisible()
  })

  it('go after 5000 ms', async () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Script Copied', description: 'Viral script copied to clipboard' }))
    await passes(4900)
    expect(screen.getByText('Script Copied')).toBeVisible()
    await passes(200)
    expect(screen.queryByText('Script Copied')).toBeNull()
  })

  it('stay for 15 s where something can be taken back', async () => {
    render(<Toaster />)
    act(() => void toast({ title: 'File deleted', action: { label: 'Undo', onPress: () => {} } }))
    await passes(14_900)
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    await passes(200)
    expect(screen.queryByText('File deleted')).toBeNull()
  })

  it('leave the list 1,000,000 ms after they were closed', async () => {
    render(<Count />)
    act(() => toast({ title: 'Download Started' }).dismiss())
    await passes(999_999)
    expect(screen.getByText('1')).toBeVisible()
    await passes(1)
    expect(screen.getByText('0')).toBeVisible()
  })

  it('are reached by F8 and closed by their button', async () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Update Failed', variant: 'destructive' }))
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(document.activeElement?.tagName).toBe('OL')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await passes(10)
    expect(screen.queryByText('Update Failed')).toBeNull()
  })

  it('leave after the window that is open: Escape closes the window first', async () => {
    const closed = vi.fn()
    render(
      <>
        <Dialog open title="Import" onOpenChange={closed}>
          <input aria-label="Address" />
        </Dialog>
        <Toaster />
      </>,
    )
    act(() => void toast({ title: 'Import Failed', variant: 'destructive' }))
    fireEvent.keyDown(screen.getByLabelText('Address'), { key: 'Escape' })
    expect(closed).toHaveBeenCalledWith(false)
    expect(screen.getByText('Import Failed')).toBeVisible()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await passes(10)
    expect(screen.queryByText('Import Failed')).toBeNull()
  })

  it.each([
    [40, true],
    [70, false],
  ])('swiped %i px to the right stay: %s', async (distance, stays) => {
    render(<Toaster />)
    act(() => void toast({ title: 'Brand Created' }))
    const card = screen.getByText('Brand Created').closest('li')!
    const at = (x: number) => ({ button: 0, pointerId: 1, clientX: x, clientY: 0, pointerType: 'mouse' })
    for (const [name, x] of [
      ['pointerdown', 0],
      ['pointermove', distance / 2],
      ['pointermove', distance],
      ['pointerup', distance],
    ] as const)
      fireEvent(card, new MouseEvent(name, { bubbles: true, ...at(x) }))
    await passes(10)
    expect(screen.queryByText('Brand Created') !== null).toBe(stays)
  })

  it('can be dismissed twice', () => {
    const { dismiss } = toast({ title: 'once' })
    dismiss()
    expect(() => dismissToast(-1)).not.toThrow()
    expect(dismiss).not.toThrow()
  })
})
