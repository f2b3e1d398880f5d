import '../../src/web/ui/tokens.css'
import '../../src/web/ui/base.css'
