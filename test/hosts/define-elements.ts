/** The folders below are a package of their own, in which `#src/…` leads nowhere. */
import '../../widgets/bell/element.ts';
import '../../widgets/feedback/element.ts';
import '../../widgets/header/element.ts';
import '../../widgets/search/element.ts';
