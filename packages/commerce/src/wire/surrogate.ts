/**
 * How a cache that hears of changes names itself in `Surrogate-Capability`. It is told what an answer shows (`Surrogate-Key`) and
 * for how long that holds by itself (`Surrogate-Control`); nobody else is, since whoever does not hear of changes must ask each time.
 */
export const SURROGATE = 'selvedge="Surrogate/1.0"';
