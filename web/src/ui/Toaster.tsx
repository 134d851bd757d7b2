import * as Radix from '@radix-ui/react-toast'
import { CircleCheck, TriangleAlert, X } from '#ui/icons/index.ts'
import { Button } from './Button.tsx'
import { cn } from './cn.ts'
import { passEscape } from './escape.ts'
import {
  dismissToast,
  TOAST_ACTION_DISPLAY_MS,
  TOAST_DISPLAY_MS,
  TOAST_SWIPE_PX,
  type ToastItem,
  useToasts,
} from './toast.ts'

const motion = [
  'data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-top-4 sm:data-[state=open]:slide-in-from-bottom-4',
  'data-[state=closed]:animate-out data-[state=closed]:fade-out-0',
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
  'data-[swipe=end]:animate-out data-[swipe=end]:slide-out-to-right-full',
]

/**
 * Shows the toasts: one at a time for five seconds (longer where there is something to press), swiped away to the right, reached by F8. On a phone they come below the top
 * bar: the buttons that one presses next are at the bottom. Beside a window they come at the left, and leave after it. `dock` leaves room for a tablet's bottom bar, and a screen's own bar is never covered.
 */
export default function Toaster({ dock }: { dock?: boolean }) {
  const toasts = useToasts()
  return (
    <Radix.Provider duration={TOAST_DISPLAY_MS} swipeDirection="right" swipeThreshold={TOAST_SWIPE_PX}>
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        className={cn(
          'fixed inset-x-0 top-14 z-60 m-0 flex max-h-dvh list-none flex-col gap-2 p-4 outline-none sm:top-auto sm:bottom-(--toast-lift,0px) sm:left-auto sm:w-105',
          dock && 'sm:max-lg:bottom-[calc(3.5rem+env(safe-area-inset-bottom))]',
          'sm:mb-(--make-bar)',
          // The buttons of a window are at its right.
          'sm:in-[body:has([data-window])]:right-auto sm:in-[body:has([data-window])]:left-0',
        )}
      />
    </Radix.Provider>
  )
}

function ToastCard({ item }: { item: ToastItem }) {
  const bad = item.variant === 'destructive'
  const Icon = bad ? TriangleAlert : CircleCheck
  return (
    <Radix.Root
      open={item.open}
      duration={item.action && TOAST_ACTION_DISPLAY_MS}
      onOpenChange={(open) => !open && dismissToast(item.id)}
      onEscapeKeyDown={passEscape}
      type={bad ? 'foreground' : 'background'}
      className={cn(
        'pointer-events-auto relative flex items-start gap-3 rounded-lg border bg-raised p-4 pr-10 shadow-3',
        bad ? 'border-bad/60' : 'border-line',
        motion,
      )}
    >
      <Icon className={cn('mt-px size-4.5 shrink-0', bad ? 'text-bad' : 'text-ok')} />
      <div className="grid min-w-0 gap-0.5">
        <Radix.Title className="font-semibold text-sm">{item.title}</Radix.Title>
        {item.description && (
          <Radix.Description className="wrap-anywhere text-ink-2 text-sm">{item.description}</Radix.Description>
        )}
        {item.action && (
          <Radix.Action asChild altText={item.action.label}>
            <Button size="sm" className="mt-2 justify-self-start" onClick={item.action.onPress}>
              {item.action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Close"
        className="absolute top-2 right-2 grid size-7 place-items-center rounded-md text-ink-3 hover:bg-sunken hover:text-ink pointer-coarse:size-11"
      >
        <X className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}
