/** Which season it is for a business: what belongs to one is only told in it. */

// South of the equator it is the other season, and near it there is none that our pieces speak of.
const OTHERWISE = new Set(
  `AU NZ ZA AR CL UY PY BO PE EC BR CO VE GY SR ID MG MZ ZW ZM NA BW LS SZ MW TZ KE UG RW BI AO CG CD GA TL PG FJ WS TO VU SB NC PF
  MU RE SC MV LK SG MY BN TH KH LA VN PH NG GH CI LR SL GN TG BJ CM ST GQ SS ET SO CR PA NI HN SV GT BZ JM HT DO PR TT BB`.split(
    /\s+/,
  ),
)

/** The month for an account of that country, 1 to 12; none where the seasons are others. */
export const monthOf = (now: Date, countryCode: string): number | undefined =>
  OTHERWISE.has(countryCode) ? undefined : now.getUTCMonth() + 1
