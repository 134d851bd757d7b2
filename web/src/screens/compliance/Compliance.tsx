import { COMPLIANCE_REPORT_PATH } from '@octavo/contract/compliance'
import { usePackageEvents } from '#api/production.queries.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { FileText } from '#ui/icons/index.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Agreement } from './Agreement.tsx'
import { MassUgcBox } from './MassUgcBox.tsx'
import { OfficerStats } from './OfficerStats.tsx'
import { PackageGrid } from './PackageGrid.tsx'
import { RuleList } from './RuleList.tsx'
import { StudyBox } from './StudyBox.tsx'
import { StudyResults } from './StudyResults.tsx'
import { TextEditor } from './TextEditor.tsx'

/** Studies videos, writes compliant scripts in bulk, and explains every rule it follows. */
export default function Compliance() {
  usePackageEvents()
  return (
    <>
      <PageHeader
        title="AI Compliance Officer"
        subtitle="Studies videos, writes compliant scripts in bulk, and explains every rule it follows."
        actions={
          <a href={COMPLIANCE_REPORT_PATH} target="_blank" rel="noreferrer" className={buttonStyle()}>
            <FileText />
            Generate Compliance Report
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        <TextEditor />
        <OfficerStats />
        <Agreement />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <MassUgcBox />
          <StudyBox />
        </div>
        <PackageGrid />
        <StudyResults />
        <RuleList />
      </div>
    </>
  )
}
