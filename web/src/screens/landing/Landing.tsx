import { BusinessFilms } from './BusinessFilms.tsx'
import { ClosingCall } from './ClosingCall.tsx'
import { Compliance } from './Compliance.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import { Pricing } from './Pricing.tsx'
import { Studio } from './Studio.tsx'
import { UseCases } from './UseCases.tsx'

/** What a visitor sees at `/`. It comes as finished HTML, so it loads neither router nor cache, and sets no inline style. */
export default function Landing() {
  return (
    <div className="overflow-x-clip">
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <BusinessFilms />
        <Features />
        <Studio />
        <Compliance />
        <Pricing />
        <UseCases />
        <ClosingCall />
      </main>
      <LandingFooter />
    </div>
  )
}
