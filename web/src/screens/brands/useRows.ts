import { useState } from 'react'
import type { BrandValues } from './brand.form.ts'
import type { BrandFormApi } from './useBrandForm.ts'

type ListName = 'facts' | 'pronunciations' | 'requiredWords'
type Row<L extends ListName> = BrandValues[L][number]

/** The rows of a list in the brand's form: what stands in them, one more, one less. */
export function useRows<L extends ListName>({ values, problems, change, leave }: BrandFormApi, list: L) {
  const [added, setAdded] = useState<number>()
  const rows = values[list] as readonly Row<L>[]
  const write = (next: readonly Row<L>[]) => change({ [list]: next } as Partial<BrandValues>)
  const edit = (index: number, change: Partial<Row<L>>) =>
    write(rows.map((row, at) => (at === index ? { ...row, ...change } : row)))
  return {
    rows,
    /** The row that was added by hand: who adds one goes on in it. */
    added,
    append: (row: Row<L>) => {
      setAdded(rows.length)
      write([...rows, row])
    },
    remove: (index: number) => write(rows.filter((_, at) => at !== index)),
    edit,
    /** What a text field of a row is given. */
    field: (index: number, name: keyof Row<L> & string) => ({
      name: `${list}.${index}.${name}`,
      value: String(rows[index]?.[name] ?? ''),
      onChange: ({ target }: { target: { value: string } }) =>
        edit(index, { [name]: target.value } as unknown as Partial<Row<L>>),
      onBlur: () => leave(`${list}.${index}.${name}`),
    }),
    problem: (index: number, name: keyof Row<L> & string) => problems[`${list}.${index}.${name}`],
  }
}

export type Rows<L extends ListName> = ReturnType<typeof useRows<L>>
