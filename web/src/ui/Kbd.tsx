/** A key to press. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-[5px] border border-line bg-sunken px-1 font-sans text-ink-2 text-xs">
      {children}
    </kbd>
  )
}
