import { CAMPAIGN_LIMITS } from '@octavo/contract/campaign'
import { formatCount } from '#format/number.ts'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import type { Business } from './useBusiness.ts'

const { businessName: NAME, businessDescription: DESCRIPTION } = CAMPAIGN_LIMITS

export const NameField = ({ business, hint }: { business: Business; hint?: string }) => (
  <Field label="Business name" hint={hint}>
    {(aria) => (
      <Input
        {...aria}
        value={business.businessName}
        maxLength={NAME}
        autoComplete="organization"
        placeholder="Kiln & Clay"
        onChange={(event) => business.change({ businessName: event.target.value })}
      />
    )}
  </Field>
)

export const DescriptionField = ({ business, hint }: { business: Business; hint?: string }) => (
  <Field
    label="Business description"
    hint={hint}
    aside={`${formatCount(business.businessDescription.length)}/${formatCount(DESCRIPTION)}`}
  >
    {(aria) => (
      <Textarea
        {...aria}
        rows={3}
        value={business.businessDescription}
        maxLength={DESCRIPTION}
        placeholder="A pottery studio in Leeds. We make stoneware mugs and teach evening classes."
        onChange={(event) => business.change({ businessDescription: event.target.value })}
      />
    )}
  </Field>
)
