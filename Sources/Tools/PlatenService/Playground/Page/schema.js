// What a JSON Schema lets stand at a place.

export class Schema {
  constructor(root) { this.root = root; }

  /** The schemas, free of references and choices, of what a path of names and numbers leads to. */
  at(path) {
    let schemas = this.expand(this.root);
    for (const step of path) schemas = schemas.flatMap((schema) => this.step(schema, step));
    return schemas;
  }

  /** The fields of a mapping there: [{name, detail, isContainer}]. */
  fields(path) {
    const found = new Map();
    for (const schema of this.at(path)) {
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        if (!found.has(name)) found.set(name, this.field(name, field));
      }
    }
    return [...found.values()];
  }

  /** The values that can be listed there: [{name, detail, isText}]. */
  values(path) {
    const found = new Map();
    const add = (value, detail = '') => found.set(String(value), {
      name: String(value), detail, isText: typeof value === 'string',
    });
    for (const schema of this.at(path)) {
      const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
      for (const value of values) add(value, value === schema.default ? 'default' : '');
      if ([schema.type].flat().includes('boolean') && !schema.type.includes?.('string')) {
        add(true);
        add(false);
      }
    }
    return [...found.values()];
  }

  field(name, schema) {
    const schemas = this.expand(schema);
    const detail = schema.description ?? this.target(schema).description ?? '';
    const isContainer = schemas.every((one) => /object|array/.test([one.type].flat()[0]));
    return { name, detail, isContainer };
  }

  target(schema) {
    const path = schema.$ref?.replace('#/', '').split('/') ?? [];
    return schema.$ref ? path.reduce((part, step) => part?.[step], this.root) ?? {} : schema;
  }

  expand(schema, seen = new Set()) {
    if (!schema || seen.has(schema)) return [];
    seen.add(schema);
    if (schema.$ref) return this.expand(this.target(schema), seen);
    const inner = (schema.anyOf ?? []).flatMap((one) => this.expand(one, seen));
    return schema.type || schema.enum || 'const' in schema ? [schema, ...inner] : inner;
  }

  step(schema, step) {
    if (typeof step === 'number') return this.expand(schema.items);
    const field = schema.properties?.[step] ?? schema.additionalProperties;
    return typeof field === 'object' ? this.expand(field) : [];
  }
}
