/** Pure: whether words speak of people, or of what only people have. */
const PEOPLE = new Set(
  `people person persons human humans man men woman women boy boys girl girls child children kid kids baby babies toddler teenager teenagers
 adult adults senior seniors elderly guy guys lady ladies gentleman couple couples family families friend friends crowd crowds group
 mother mothers father fathers mom mum dad parent parents grandmother grandfather grandparents son daughter brother sister husband wife
 bride groom model models portrait portraits selfie face faces smile smiles smiling eye eyes hair beard skin hand hands finger fingers
 arm arms leg legs foot feet body bodies male female
 customer customers client clients guest guests visitor visitors patient patients student students pupil pupils beginner beginners
 owner owners founder founders boss bosses manager managers worker workers employee employees staff team teams colleague colleagues
 teacher teachers trainer trainers coach coaches doctor doctors dentist dentists nurse nurses lawyer lawyers potter potters baker bakers
 chef chefs cook cooks barber barbers stylist stylists mechanic mechanics plumber plumbers electrician electricians builder builders
 he him his she her hers himself herself somebody someone who whose`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether one of the words is about somebody. Captions of pictures and spoken sentences are asked alike. */
export const speaksOfPeople = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => PEOPLE.has(word))
