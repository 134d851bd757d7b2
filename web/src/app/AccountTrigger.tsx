import { Button, type ButtonProps } from '#ui/Button.tsx'
import { CircleUser } from '#ui/icons/index.ts'

/** The button of the account's menu. */
export const AccountTrigger = (props: ButtonProps) => (
  <Button variant="ghost" size="icon" aria-label="Account" {...props}>
    <CircleUser className="size-5!" strokeWidth={1.75} />
  </Button>
)
