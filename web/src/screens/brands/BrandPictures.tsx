import { PICTURE_LIMITS, STOCK_PICTURE_LABELS, STOCK_PICTURES } from '@octavo/contract/picture'
import { usePictureServices } from '#api/picture.queries.ts'
import { formatMoney } from '#format/money.ts'
import { PicturesField } from '#parts/picture/PicturesField.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

/** Photos and clips that the brand's films show before anything drawn, and whose they show where it has none. */
export const BrandPictures = ({ form }: { form: BrandFormApi }) => (
  <div className="space-y-4">
    <PicturesField
      label="Your own"
      hint="Describe each one, so films can use it at the right moment. Eight make a varied week."
      value={form.values.pictures}
      onChange={(pictures) => form.change({ pictures })}
      most={PICTURE_LIMITS.brand}
      error={form.problems.pictures}
    />
    <StockPicturesField form={form} />
  </div>
)

const OPTIONS = STOCK_PICTURES.map((value) => ({ value, label: STOCK_PICTURE_LABELS[value] }))

function StockPicturesField({ form }: { form: BrandFormApi }) {
  const { data } = usePictureServices()
  return (
    <Field
      label="Stock pictures"
      hint={data && hintOn(data, form.values.stockPictures)}
      error={form.problems.stockPictures}
    >
      {(aria) => <Select {...aria} {...form.choice('stockPictures')} options={OPTIONS} />}
    </Field>
  )
}

const MICRO = 1_000_000
type Services = NonNullable<ReturnType<typeof usePictureServices>['data']>

function hintOn({ stock, made }: Services, chosen: keyof typeof STOCK_PICTURE_LABELS): string {
  if (chosen === 'none') return 'Anything you have no picture of is drawn.'
  const photos = stock
    ? `Shorts may show photos from ${stock} of things that they name. Who took them is named in the post.`
    : 'No stock photo key is set on this installation, so anything you have no picture of is drawn.'
  if (chosen === 'stock') return photos
  if (!made) return `${photos} No model that makes pictures is set either.`
  const price = made.microdollars > 0 ? `${formatMoney(made.microdollars / MICRO, 'USD')} each, ` : ''
  return `${photos} Where none is found, ${made.name} makes one: ${price}at most ${made.aWeek} a week, ${made.thisWeek} so far this week.`
}
