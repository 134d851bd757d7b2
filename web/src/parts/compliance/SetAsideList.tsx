import type { SetAside } from '@octavo/contract/compliance'
import { plural } from '#format/number.ts'

/** What rules would have found that the owner has switched off for this brand: never out of sight. */
export const SetAsideList = ({ found }: { found: readonly SetAside[] }) => (
  <details className="text-sm">
    <summary className="cursor-pointer text-ink-2">
      {plural(found.length, 'finding')} set aside, because you switched{' '}
      {found.length === 1 ? 'its rule' : 'their rules'} off
    </summary>
    <ul className="mt-2 grid grid-cols-1 gap-2">
      {found.map(({ ruleId, field, start, title, quote, because }) => (
        <li key={`${ruleId} ${field} ${start}`} className="wrap-anywhere border-line border-l-2 pl-3">
          {title}: “{quote}”
          <span className="block text-ink-3 text-xs">
            {because.by}: {because.reason}
          </span>
        </li>
      ))}
    </ul>
  </details>
)
