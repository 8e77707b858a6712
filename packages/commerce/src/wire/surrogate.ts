/**
 * The name in `Surrogate-Capability` of a cache that receives change notifications. Such a cache is told what an answer
 * shows (`Surrogate-Key`) and how long it holds (`Surrogate-Control`); all other caches must revalidate each time.
 */
export const SURROGATE = 'selvedge="Surrogate/1.0"';
