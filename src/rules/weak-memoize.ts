/** Creates one value per object, when it is first needed; it is forgotten with the object. */
/* @__NO_SIDE_EFFECTS__ */
export function weakMemoize<Key extends object, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    if (!values.has(key)) values.set(key, create(key));
    return values.get(key) as Value;
  };
}
