import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** A type as written, on one line and without its comments. */
function text(node: ts.Node | undefined): string {
  if (!node) return 'any';
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replaceAll(/\s+/g, ' ');
}

interface Settings {
  name: string;
  exports: Readonly<Record<string, string | { types?: string; import?: string }>>;
}

/** The entries of a package by their names, each with the file of its types, if it has one. */
function entriesOf(folder: string): [name: string, types: string | undefined][] {
  const { name, exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Settings;
  return Object.entries(exports).flatMap(([path, target]): [string, string | undefined][] => {
    const { types, import: code } = typeof target === 'string' ? { import: target } : target;
    if (!path.includes('*')) return [[name + path.slice(1), types && `${folder}/${types}`]];
    if (!types || !code) return [];
    // A file of types with code beside it is an entry; entries share the others.
    return readdirSync(`${folder}/${dirname(code)}`)
      .filter((file) => file.endsWith('.js') && file !== 'index.js')
      .map((file) => file.slice(0, -'.js'.length))
      .filter((word) => !(path.replace('*', word) in exports))
      .map((word): [string, string] => [word, `${folder}/${types.replace('*', word)}`])
      .filter(([, file]) => existsSync(file))
      .map(([word, file]) => [name + path.slice(1).replace('*', word), file]);
  });
}

/** The types of parameters and result; how a function names its parameters does not concern its callers. */
function signature(node: ts.SignatureDeclaration): string {
  const given = node.parameters.map(({ dotDotDotToken, questionToken, initializer, type }) => {
    const optional = questionToken || initializer ? '?' : '';
    return `${dotDotDotToken ? '...' : ''}${text(type)}${optional}`;
  });
  const generic = node.typeParameters ? `<${node.typeParameters.map(text).join(', ')}>` : '';
  return `${generic}(${given.join(', ')}) => ${node.type ? text(node.type) : 'any'}`;
}

function value(declaration: ts.Declaration | undefined): string {
  if (declaration && ts.isFunctionDeclaration(declaration)) return signature(declaration);
  if (declaration && ts.isVariableDeclaration(declaration)) {
    const type = text(declaration.type);
    // The manifest says what such a constant holds.
    return type.startsWith('{ readonly tag: ') ? 'definition of an element' : type;
  }
  return 'type';
}

function memberLines(owner: string, members: readonly (ts.TypeElement | ts.ClassElement)[]): string[] {
  return members.flatMap((member) => {
    if (
      ts.canHaveModifiers(member) &&
      member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)
    )
      return [];
    const type = ts.isPropertySignature(member) || ts.isPropertyDeclaration(member) ? text(member.type) : '';
    const call = ts.isMethodSignature(member) || ts.isMethodDeclaration(member) ? signature(member) : '';
    if (!member.name || !(type || call)) return [`member ${owner}.${text(member).replace(/;$/, '')}`];
    const isOptional = 'questionToken' in member && member.questionToken;
    return [`member ${owner}.${text(member.name)}${isOptional ? '?' : ''}: ${type || call}`];
  });
}

/** A type that an entry exports or that such a type refers to: the build leaves no other declaration in the files. */
function typeLines(statement: ts.Statement): string[] {
  // The build numbers types of the same name.
  const owner = (name: ts.Identifier | undefined) => (name?.text ?? '').replace(/\$\d+$/, '');
  if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) {
    const name = owner(statement.name);
    const above = statement.heritageClauses?.map(text).join(' ') ?? '';
    return [`type ${name}: object ${above}`.trim(), ...memberLines(name, [...statement.members])];
  }
  if (!ts.isTypeAliasDeclaration(statement)) return [];
  const name = owner(statement.name);
  return ts.isTypeLiteralNode(statement.type)
    ? [`type ${name}: object`, ...memberLines(name, [...statement.type.members])]
    : [`type ${name}: ${text(statement.type)}`];
}

/** Every entry, what it exports, and the members of all types. The elements' own types say what their manifest says. */
export function describeTypes(folder: string): string[] {
  const entries = entriesOf(folder);
  const files = entries.flatMap(([, types]) => (types ? [types] : []));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const lines = entries.flatMap(([entry, types]) => {
    const source = types ? program.getSourceFile(types) : undefined;
    const module = source && checker.getSymbolAtLocation(source);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    const exported = symbols.map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return `export ${entry} ${symbol.name}: ${value(target.declarations?.[0])}`;
    });
    return [`entry ${entry}`, ...exported];
  });
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => /\/dist\/lib\/(?!elements\/)/.test(fileName))
    .flatMap((file) => file.statements.flatMap(typeLines));
  return [...lines, ...own];
}
