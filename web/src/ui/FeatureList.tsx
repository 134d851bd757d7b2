import { Check } from '#ui/icons/index.ts'
import { Card, CardHead } from './Card.tsx'

type FeatureListProps = { title: string; features: readonly string[] }

/** What a part of the production does, line by line. */
export const FeatureList = ({ title, features }: FeatureListProps) => (
  <Card>
    <CardHead title={title} />
    <ul className="grid gap-2.5 text-sm">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check className="mt-0.5 size-4 shrink-0 text-ok" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  </Card>
)
